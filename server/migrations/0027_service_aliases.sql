-- A site may keep its classes under several names, such as /academy/classes and /club/classes.
create table service_aliases (
  channel_seq bigint not null references channels,
  alias       text not null check (alias ~ '^[a-z][a-z0-9-]{1,19}$' and alias <> 'default'),
  name        text not null check (name <> '' and length(name) <= 30),
  created_at  timestamptz not null,
  primary key (channel_seq, alias)
);
call belongs_to_channel('service_aliases');

-- Null is the default: under /classes.
alter table courses add column service_alias text;
alter table courses add foreign key (channel_seq, service_alias)
  references service_aliases (channel_seq, alias) on update cascade on delete set null (service_alias);
create index on courses (channel_seq, service_alias) where service_alias is not null;

-- Names that were given up: their addresses lead on. To /classes where nothing took their place.
create table former_service_aliases (
  channel_seq bigint not null references channels,
  former      text not null,
  alias       text,
  created_at  timestamptz not null,
  primary key (channel_seq, former),
  foreign key (channel_seq, alias)
    references service_aliases (channel_seq, alias) on update cascade on delete set null (alias)
);
create index on former_service_aliases (channel_seq, alias);
call belongs_to_channel('former_service_aliases');
