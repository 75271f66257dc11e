-- Adding learners got a key of its own. A role for which a site had decided about the key that covered it before keeps what
-- was decided.
call see_all_channels('role_permissions');
insert into role_permissions (channel_seq, role, permission_key, is_allowed)
  select channel_seq, role, 'CLASS_STUDENT_CREATE', is_allowed
  from role_permissions where permission_key = 'CLASS_STUDENT_UPDATE'
  on conflict do nothing;
call see_one_channel_again('role_permissions');
