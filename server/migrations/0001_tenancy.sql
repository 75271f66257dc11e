-- What every table of a site has in common. Runs first, before any room's migration.

-- The channel this transaction is bound to, or null. An expired transaction-local setting reads '' and not null.
create function bound_channel() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.channel_seq', true), '')::bigint;

-- Puts a table under its channel. `force` makes the policy hold for the owner too: one rule for one role and for two.
-- `(select …)` makes PostgreSQL read the setting once a statement instead of once a row.
create procedure belongs_to_channel(tenant regclass) language plpgsql as $$
begin
  execute format('alter table %s alter column channel_seq set default bound_channel()', tenant);
  execute format('alter table %s enable row level security, force row level security', tenant);
  execute format('create policy only_bound_channel on %s using (channel_seq = (select bound_channel()))', tenant);
end $$;

-- A backfill, or a new foreign key over old rows, must see every channel: with `force` an unbound owner sees none and the
-- key would be called valid without a look. The lock lasts until the migration commits, so nobody else sees the gap.
create procedure see_all_channels(tenant regclass) language plpgsql as $$
begin execute format('alter table %s no force row level security', tenant); end $$;

create procedure see_one_channel_again(tenant regclass) language plpgsql as $$
begin execute format('alter table %s force row level security', tenant); end $$;

-- The queue's tables refuse everybody but their owner, so the product goes through these doors.
-- They run as the owner, hence the fixed search_path.

-- A job of this channel. The channel is taken from the binding, so a payload can neither forget nor forge it.
create function add_channel_job(
  task text, payload json, run_at timestamptz default now(), job_key text default null, max_attempts integer default 25)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if public.bound_channel() is null then
    raise 'a channel job needs a bound channel' using errcode = '42501';
  end if;
  perform graphile_worker.add_job(
    task,
    json_build_object('channelSeq', public.bound_channel(), 'payload', payload),
    run_at := add_channel_job.run_at,
    max_attempts := add_channel_job.max_attempts,
    job_key := add_channel_job.job_key);
end $$;

-- A job of the whole installation: no channel, no binding.
create function add_platform_job(
  task text, payload json, run_at timestamptz default now(), job_key text default null, max_attempts integer default 25)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task,
    payload,
    run_at := add_platform_job.run_at,
    max_attempts := add_platform_job.max_attempts,
    job_key := add_platform_job.job_key);
end $$;

revoke execute on function add_channel_job, add_platform_job from public;
