-- When the receiver of a gift was reminded that its days end. Those that end soon already are not written to anew.
alter table membership_gifts add column reminded_at timestamptz;
create index on membership_gifts (channel_seq, ends_on) where state = 'ACCEPTED' and reminded_at is null;
