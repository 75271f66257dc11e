-- The earlier question, and the options of it, by which an item is shown; null for one that is always there.
alter table form_items add column show_if jsonb;
