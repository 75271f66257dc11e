-- What players are told of the streams of a film, so that a sharper one can join them later; whether one is to be made
-- (null where the upload is not worth it); whether there are pictures to show above the seek bar; and what may be cleared.
alter table videos
  add column sound jsonb,
  add column sharper_state text check (sharper_state in ('WAITING', 'DONE', 'FAILED')),
  add column has_storyboard boolean not null default false,
  -- Since when no lesson shows it.
  add column unused_since timestamptz;
create index on videos (channel_seq, updated_at) where sharper_state = 'WAITING';

-- Work that can wait lets other work go first.
drop function add_channel_job(text, json, timestamptz, text, integer);
create function add_channel_job(
  task text, payload json, run_at timestamptz default now(), job_key text default null,
  max_attempts integer default 25, priority integer default 0)
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
    job_key := add_channel_job.job_key,
    priority := add_channel_job.priority);
end $$;
revoke execute on function add_channel_job from public;
