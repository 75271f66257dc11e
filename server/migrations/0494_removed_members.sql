-- When staff removed somebody from the site: their data there is erased some time later. Null for everybody else.
alter table members add column left_at timestamptz;
create index on members (channel_seq, left_at) where left_at is not null;
-- The same for the list of sites of that person, which no longer names the site but finds it when the account is deleted.
alter table account_sites add column left_at timestamptz;
