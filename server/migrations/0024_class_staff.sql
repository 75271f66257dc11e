-- Whoever works on one class: its instructors, and those who run it, lead its lessons or help.
alter table course_staff drop constraint course_staff_user_type_cd_check;
alter table course_staff add constraint course_staff_user_type_cd_check
  check (user_type_cd in ('TCH', 'MNG', 'FAC', 'CMG'));
-- An instructor who was asked to join this class works on it without a role on the site.
alter table course_staff add column is_invited boolean not null default false;
alter table course_staff add column added_at timestamptz;

-- Since when the site vouches for somebody as instructor. Whoever taught so far did with its consent.
alter table members add column master_verified_at timestamptz;
call see_all_channels('members');
call see_all_channels('course_staff');
update members set master_verified_at = coalesce(role_since, joined_at)
where role in ('OWN', 'TCH') or exists (
  select from course_staff named
  where named.channel_seq = members.channel_seq and named.user_seq = members.user_seq);
call see_one_channel_again('course_staff');
call see_one_channel_again('members');

-- An invitation to the staff is one to the site, or to one class of it.
call see_all_channels('staff_invitations');
alter table staff_invitations add column course_seq bigint;
-- Whoever accepts may be registered as instructor: who sent it could vouch for them.
alter table staff_invitations add column vouches boolean not null default false;
alter table staff_invitations add foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq);
alter table staff_invitations drop constraint staff_invitations_role_check;
alter table staff_invitations add constraint staff_invitations_role_check check (role in ('OWN', 'MNG', 'TCH', 'FAC', 'CMG'));
alter table staff_invitations add constraint staff_invitations_place_check
  check (case when course_seq is null then role not in ('FAC', 'CMG') else role <> 'OWN' end);
drop index staff_invitations_open;
create unique index staff_invitations_open
  on staff_invitations (channel_seq, email, coalesce(course_seq, 0)) where state = 'SENT';
create index on staff_invitations (channel_seq, course_seq) where course_seq is not null;
call see_one_channel_again('staff_invitations');

alter table staff_actions drop constraint staff_actions_role_check;
alter table staff_actions add constraint staff_actions_role_check
  check (role in ('OWN', 'MNG', 'TCH', 'FAC', 'CMG'));
