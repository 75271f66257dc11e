-- Only owners make owners: an invitation to become one that somebody else wrote waits for an owner's yes.
call see_all_channels('staff_invitations');
call see_all_channels('members');
alter table staff_invitations add column needs_approval boolean not null default false;
update staff_invitations set needs_approval = true
where role = 'OWN' and state = 'SENT' and not exists (
  select from members
  where members.channel_seq = staff_invitations.channel_seq
    and members.user_seq = staff_invitations.invited_by_user_seq
    and members.role = 'OWN' and members.status = 'ACTIVE');
call see_one_channel_again('members');
call see_one_channel_again('staff_invitations');

-- Owners whom another owner wants to take away: it happens after the days in which every owner can object.
create table owner_removals (
  channel_seq           bigint not null,
  user_seq              bigint not null,
  -- What the person shall be then; null takes them from the staff.
  to_role               text check (to_role in ('MNG', 'TCH')),
  requested_by_user_seq bigint not null references users,
  requested_at          timestamptz not null,
  effective_at          timestamptz not null,
  primary key (channel_seq, user_seq),
  foreign key (channel_seq, user_seq) references members (channel_seq, user_seq)
);
call belongs_to_channel('owner_removals');
