-- What proves to whom the platform pays, and the invoices of its fee.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in
  ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment', 'post', 'board', 'payee', 'invoice'));

create table payee_documents (
  channel_seq  bigint not null references channels,
  kind         text not null check (kind in ('BANK_BOOK', 'BUSINESS_LICENCE', 'ID')),
  file_seq     bigint not null,
  state        text not null check (state in ('SUBMITTED', 'APPROVED', 'RETURNED')),
  -- Why it was returned.
  reason       text check (length(reason) between 1 and 500),
  submitted_at timestamptz not null,
  decided_at   timestamptz,
  primary key (channel_seq, kind),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq),
  check ((state = 'RETURNED') = (reason is not null)),
  check (state = 'SUBMITTED' or decided_at is not null)
);
create index on payee_documents (channel_seq, file_seq);
call belongs_to_channel('payee_documents');

-- The operator's invoice of the fee of a closed statement.
create table settlement_invoices (
  channel_seq   bigint not null,
  settlement_no bigint not null,
  invoice_no    text not null check (length(invoice_no) between 1 and 60),
  issued_on     date not null,
  file_seq      bigint,
  primary key (channel_seq, settlement_no),
  foreign key (channel_seq, settlement_no) references settlements (channel_seq, settlement_no),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
create index on settlement_invoices (channel_seq, file_seq) where file_seq is not null;
call belongs_to_channel('settlement_invoices');
