-- A campaign can go to a segment; its conditions narrow it further.
alter table campaigns add column segment_seq bigint;
alter table campaigns add foreign key (channel_seq, segment_seq) references member_segments (channel_seq, segment_seq);
create index on campaigns (channel_seq, segment_seq) where segment_seq is not null;
