-- A review is news of a class ('00'); '22' is the number of a like.
alter table alarms drop constraint alarms_alarm_type_check;
call see_all_channels('alarms');
update alarms set alarm_type = '00' where alarm_type = '22';
call see_one_channel_again('alarms');
alter table alarms add constraint alarms_alarm_type_check check (alarm_type in ('00', '06', '14', '20'));
