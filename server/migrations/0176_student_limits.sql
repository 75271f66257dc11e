-- How many people may learn at a site at once, set by the operator of the installation. No row: as many as come.
-- A transaction that gives a new place locks the row of the site, so two who press at once are counted one after the other.
create table student_limits (
  channel_seq   bigint primary key references channels,
  student_limit integer not null check (student_limit between 1 and 1000000),
  changed_at    timestamptz not null
);
call belongs_to_channel('student_limits');
