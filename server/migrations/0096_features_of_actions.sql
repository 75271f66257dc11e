-- The record of staff is searched by the feature that names an action, under the name of its folder.
call see_all_channels('staff_actions');
update staff_actions set room = split_part(action, '.', 1) where action ~ '^[a-z-]+[.][A-Za-z]+$';
-- Actions without a name of their own yet: calls that are no more.
update staff_actions set room = renamed.feature
from (values
  ('alarms', 'notifications'),
  ('attendances', 'attendance'),
  ('boards', 'notices'),
  ('channels', 'sites'),
  ('class-posts', 'posts'),
  ('class-staff', 'course-staff'),
  ('classroom', 'lessons'),
  ('course-reviews', 'course-approval'),
  ('enrolments', 'admissions'),
  ('invites', 'referrals'),
  ('mail-notices', 'notifications'),
  ('marketing', 'integrations'),
  ('missions', 'assignments'),
  ('operation', 'operator-health'),
  ('roles', 'staff'),
  ('second-factor', 'mfa'),
  ('service-aliases', 'catalogs'),
  ('site-code', 'integrations'),
  ('site-pages', 'pages'),
  ('terms', 'legal')
) renamed (room, feature)
where staff_actions.room = renamed.room and staff_actions.action !~ '^[a-z-]+[.][A-Za-z]+$';
call see_one_channel_again('staff_actions');
