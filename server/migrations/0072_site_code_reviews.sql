-- Whoever runs the installation says of each version of a site's own code whether pages may carry it.
create table site_code_reviews (
  site_code_review_seq bigint generated always as identity primary key,
  channel_seq          bigint not null references channels,
  version              integer not null,
  status               text not null
    check (status in ('REQUESTED', 'CANCELLED', 'ALLOWED', 'REFUSED', 'WITHDRAWN')),
  -- When its owner last switched it on.
  requested_at          timestamptz not null,
  requested_by_user_seq bigint not null references users,
  reason               text,
  decided_at           timestamptz,
  decided_by_user_seq  bigint references users,
  unique (channel_seq, version),
  foreign key (channel_seq, version) references snippet_versions (channel_seq, version),
  check (status not in ('ALLOWED', 'REFUSED', 'WITHDRAWN') or decided_at is not null),
  check (status not in ('REFUSED', 'WITHDRAWN') or reason is not null)
);
create index on site_code_reviews (requested_at, site_code_review_seq) where status = 'REQUESTED';
create index on site_code_reviews (decided_at desc, site_code_review_seq desc)
  where status in ('ALLOWED', 'REFUSED', 'WITHDRAWN');

-- What runs already was allowed by nobody: it waits.
call see_all_channels('snippet_versions');
insert into site_code_reviews (channel_seq, version, status, requested_at, requested_by_user_seq)
  select channels.channel_seq, version, 'REQUESTED', now(), saved_by_user_seq
  from channels join snippet_versions
    on snippet_versions.channel_seq = channels.channel_seq and version = snippet_version;
call see_one_channel_again('snippet_versions');

-- Whether all sites belong to the same people is asked before code runs.
create index on account_sites (user_seq) where role = 'OWN';

-- The record of a site also says what whoever runs the installation decided about it.
alter table staff_actions drop constraint staff_actions_role_check;
alter table staff_actions add constraint staff_actions_role_check
  check (role in ('OWN', 'MNG', 'TCH', 'FAC', 'CMG', 'OPR'));
