-- What the site's own pages say is searched, too, by pieces of two letters like its notices.

create table page_words (
  channel_seq bigint not null,
  page_seq    bigint not null,
  pieces      integer[] not null,
  primary key (channel_seq, page_seq),
  foreign key (channel_seq, page_seq) references site_pages (channel_seq, page_seq) on delete cascade
);
create index on page_words using gin (pieces);

create function text_of_page(p site_pages) returns text immutable parallel safe language sql
  return text_of_html(concat_ws(chr(10), p.title, p.content));

create function index_page_text() returns trigger language plpgsql as $$
begin
  insert into page_words (channel_seq, page_seq, pieces)
  values (new.channel_seq, new.page_seq, text_pieces(new.channel_seq, text_of_page(new)))
  on conflict (channel_seq, page_seq) do update set pieces = excluded.pieces;
  return null;
end $$;
create trigger index_page_text_anew after insert on site_pages for each row execute function index_page_text();
create trigger index_page_text_changed after update of title, content on site_pages
  for each row when ((old.title, old.content) is distinct from (new.title, new.content))
  execute function index_page_text();

call see_all_channels('site_pages');
insert into page_words (channel_seq, page_seq, pieces)
  select p.channel_seq, p.page_seq, text_pieces(p.channel_seq, text_of_page(p)) from site_pages p;
call see_one_channel_again('site_pages');
