-- What happens after somebody answered a form, one of each kind.
create table form_events (
  channel_seq bigint not null,
  form_seq    bigint not null,
  action      text not null check (action in ('MESSAGE', 'REDIRECT', 'COUPON', 'NOTIFY')),
  params      jsonb not null,
  primary key (channel_seq, form_seq, action),
  foreign key (channel_seq, form_seq) references forms (channel_seq, form_seq)
);
call belongs_to_channel('form_events');

-- What was done for a response: each once, however often its job runs.
create table form_event_runs (
  channel_seq       bigint not null,
  form_response_seq bigint not null,
  action            text not null,
  done_at           timestamptz not null,
  primary key (channel_seq, form_response_seq, action),
  foreign key (channel_seq, form_response_seq) references form_responses (channel_seq, form_response_seq)
);
call belongs_to_channel('form_event_runs');

alter table coupon_issues drop constraint coupon_issues_received_by_check;
alter table coupon_issues add constraint coupon_issues_received_by_check
  check (received_by in ('CODE', 'DOWNLOAD', 'LINK', 'FORM'));
