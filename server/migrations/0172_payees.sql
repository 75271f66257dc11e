-- To whom the platform pays what it owes a site, and how that is taxed.
create table payees (
  channel_seq    bigint not null primary key references channels,
  -- INDIVIDUAL: without a business registration, so income tax is kept back.
  tax_kind       text not null check (tax_kind in ('BUSINESS', 'INDIVIDUAL')),
  business_no    text check (business_no ~ '^\d{10}$'),
  bank_name      text not null,
  sealed_account text not null,
  account_end    text not null check (length(account_end) <= 4),
  holder         text not null,
  changed_at     timestamptz not null,
  check ((tax_kind = 'BUSINESS') = (business_no is not null))
);
call belongs_to_channel('payees');
