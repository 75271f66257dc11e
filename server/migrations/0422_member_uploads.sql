-- Spreadsheets of people whom staff invited, with what became of each row. They are deleted after thirty days, as invitations are.
create table member_uploads (
  channel_seq          bigint not null references channels,
  member_upload_seq    bigint generated always as identity,
  uploaded_by_user_seq bigint not null references users,
  uploaded_at          timestamptz not null,
  -- Null while the file was only read.
  sent_at              timestamptz,
  primary key (channel_seq, member_upload_seq)
);
create index on member_uploads (channel_seq, uploaded_at);
call belongs_to_channel('member_uploads');

create table member_upload_rows (
  channel_seq       bigint not null,
  member_upload_seq bigint not null,
  row_no            integer not null,
  name              text not null,
  email             text not null,
  phone             text not null,
  fault             text check (fault in ('EMAIL_MISSING', 'EMAIL_WRONG', 'NAME_MISSING', 'NAME_LONG', 'PHONE_WRONG', 'DUPLICATE', 'BLOCKED', 'MEMBER', 'INVITED')),
  outcome           text check (outcome in ('DONE', 'ALREADY', 'FAILED')),
  message           text,
  primary key (channel_seq, member_upload_seq, row_no),
  foreign key (channel_seq, member_upload_seq) references member_uploads on delete cascade
);
call belongs_to_channel('member_upload_rows');
