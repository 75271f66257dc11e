-- What the header of a site shows, in two levels. An empty title goes by the name the product gives the page.
create table menus (
  channel_seq     bigint not null references channels,
  menu_seq        bigint generated always as identity,
  parent_menu_seq bigint,
  menu_title      text not null default '',
  menu_type_cd    text not null check (menu_type_cd in ('00', '01')),
  path            text,
  extern_link_url text,
  open_type_cd    text not null default '00' check (open_type_cd in ('00', '99')),
  visible_type_cd text not null default '00' check (visible_type_cd in ('00', '01', '02')),
  sort            integer not null,
  primary key (channel_seq, menu_seq),
  foreign key (channel_seq, parent_menu_seq) references menus (channel_seq, menu_seq) on delete cascade,
  check (parent_menu_seq <> menu_seq),
  check (case menu_type_cd when '00' then path is not null else extern_link_url is not null end)
);
create index on menus (channel_seq, parent_menu_seq, sort);
-- Every site keeps the header it has.
insert into menus (channel_seq, menu_type_cd, path, sort)
  select channel_seq, '00', path, sort
  from channels, (values ('/classes', 0), ('/notices', 1), ('/intro', 2)) as first (path, sort);
call belongs_to_channel('menus');

-- Pages that the owner of a site makes.
create table site_pages (
  channel_seq       bigint not null references channels,
  page_seq          bigint generated always as identity,
  path              text not null check (path ~ '^[A-Za-z0-9_-]{1,20}$'),
  title             text not null check (title <> '' and length(title) <= 40),
  content           text not null default '',
  publish_status_cd text not null default '01' check (publish_status_cd in ('00', '01', '99')),
  -- Null until somebody saved it: nothing may be searched before.
  seo_setting       jsonb,
  og_image_file_seq bigint,
  row_version       integer not null default 1,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  primary key (channel_seq, page_seq)
);
create unique index site_pages_path on site_pages (channel_seq, lower(path));
call belongs_to_channel('site_pages');

-- What the content of a page shows, so that the pictures stay.
create table site_page_pictures (
  channel_seq bigint not null,
  page_seq    bigint not null,
  file_seq    bigint not null,
  primary key (channel_seq, page_seq, file_seq),
  foreign key (channel_seq, page_seq) references site_pages (channel_seq, page_seq) on delete cascade
);
create index on site_page_pictures (channel_seq, file_seq);
call belongs_to_channel('site_page_pictures');

-- What visitors who are not signed in find at the first address of the site.
alter table channels add column logout_main_page_seq bigint;
