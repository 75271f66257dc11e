-- Every documented kind of alarm, whom it came from, and the old ones that are a sentence of their own.
alter table alarms drop constraint alarms_alarm_type_check;
alter table alarms add constraint alarms_alarm_type_check
  check (alarm_type ~ '^(0[0-9]|1[0-4]|2[0-2])$');
alter table alarms add column sub_type text check (sub_type ~ '^[0-9]{2}$');
alter table alarms add column is_legacy boolean not null default false;
alter table alarms add column actor_user_seq bigint references users;
