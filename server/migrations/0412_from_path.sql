-- The page that led to opening the site, as its address named it.
alter table channels add column from_path text check (length(from_path) <= 300);
