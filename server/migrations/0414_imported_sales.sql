-- A statement of sales that came with a site: the installation takes no part in them.
alter table settlements add column is_imported boolean not null default false;
alter table settlements add check (not is_imported or (fee_amount = 0 and tax_amount = 0 and collected_amount = 0));
