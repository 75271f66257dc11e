-- When the bytes of a document of a payee were sealed. A job seals those that were stored before; null is what it still has to do.
alter table files add column sealed_at timestamptz;
create index files_to_seal on files (channel_seq, file_seq) where kind = 'payee' and sealed_at is null;
