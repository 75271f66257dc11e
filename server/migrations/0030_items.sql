-- Lessons that hand out files.
alter table curriculums drop constraint curriculums_curriculum_type_cd_check;
alter table curriculums add constraint curriculums_curriculum_type_cd_check
  check (curriculum_type_cd in ('00', '01', '02', '04', '05', '06'));

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment'));

create table curriculum_files (
  channel_seq    bigint not null,
  curriculum_seq bigint not null,
  file_seq       bigint not null,
  sort           integer not null,
  primary key (channel_seq, curriculum_seq, file_seq),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
create index on curriculum_files (channel_seq, file_seq);
call belongs_to_channel('curriculum_files');
