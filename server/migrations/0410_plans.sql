-- What the operator changed about a plan; the others are as the product brings them. Null: without a limit, or not sold for this term.
create table plans (
  plan_cd       text primary key check (plan_cd in ('FREE', 'BASIC', 'PRO', 'ENTERPRISE')),
  name          text not null check (length(name) between 1 and 30),
  description   text not null check (length(description) <= 100),
  month_price   integer check (month_price >= 100),
  year_price    integer check (year_price >= 100),
  student_limit integer check (student_limit between 1 and 1000000),
  staff_limit   integer check (staff_limit between 1 and 10000),
  storage_bytes bigint check (storage_bytes > 0),
  video_bytes   bigint check (video_bytes > 0),
  -- In hundredths of a percent; null: the fee of the installation.
  fee_rate      integer check (fee_rate between 0 and 10000),
  is_offered    boolean not null,
  check (plan_cd <> 'FREE' or (month_price is null and year_price is null))
);

-- Whether the installation uses plans at all. No row: it does not, and every site uses what it likes.
create table plan_switch (
  is_only_row boolean primary key default true check (is_only_row),
  is_on       boolean not null
);

-- The plan that a site pays for, and the one that the operator gave it instead. No row: FREE.
create table site_plans (
  channel_seq   bigint primary key references channels,
  plan_cd       text not null default 'FREE' check (plan_cd in ('FREE', 'BASIC', 'PRO', 'ENTERPRISE')),
  given_plan_cd text check (given_plan_cd in ('FREE', 'BASIC', 'PRO', 'ENTERPRISE')),
  -- The last day, in Seoul, of what was given; null: until it is taken away.
  given_until   date,
  check (given_until is null or given_plan_cd is not null)
);
call belongs_to_channel('site_plans');

-- Owners read once that a limit comes near, and again after the site was well below it.
create table site_plan_warnings (
  channel_seq bigint not null references channels,
  kind        text not null check (kind in ('STUDENTS', 'STAFF', 'STORAGE')),
  warned_at   timestamptz not null,
  primary key (channel_seq, kind)
);
call belongs_to_channel('site_plan_warnings');

-- Whether the site may have a limit of people who learn there: its own, or that of its plan.
create function limits_students() returns boolean language sql stable as $$
  select exists (select from student_limits) or exists (select from plan_switch where is_on)
$$;
do $$
declare
  present text := pg_get_functiondef('enrol_free'::regproc);
  changed text := replace(present, 'exists (select from student_limits)', 'limits_students()');
begin
  if changed = present then raise 'enrol_free asks for no limit'; end if;
  execute changed;
end $$;
