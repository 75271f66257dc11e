-- What a buyer chose before the window of a provider opened; null leaves it to the window.
alter table payments
  add column receipt_kind text check (receipt_kind in ('INCOME', 'EXPENSE')),
  add column instalment_months integer check (instalment_months = 0 or instalment_months between 2 and 12),
  add column card_company text;
