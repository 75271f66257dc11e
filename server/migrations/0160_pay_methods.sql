-- Every way to pay through a provider, with the wallet of a mobile payment.
alter table payments
  drop constraint known_pay_method,
  add constraint known_pay_method check (pay_method_cd in ('00', '01', '02', '03', '04', '05', '06', '99')),
  add column mobile_pay text,
  add constraint known_mobile_pay check (mobile_pay in ('KAKAOPAY', 'NAVERPAY', 'TOSSPAY', 'PHONE')),
  add constraint mobile_payments_name_theirs check ((pay_method_cd = '04') = (mobile_pay is not null)),
  add column cash_receipt_url text;

-- A virtual account is one too: its provider says when the deposit came.
alter table deposits
  -- Of what proves an event about the deposit, where the provider gives such a secret.
  add column secret_hash text;
