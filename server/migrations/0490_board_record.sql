-- Up to which change of a board learners saw it: what hosts draw on a closed board is not part of what the lesson leaves behind.
alter table live_boards add column shown_version bigint not null default 0;
update live_boards set shown_version = version;
