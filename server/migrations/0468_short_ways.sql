-- What every enrolment pays for, though few need it.

-- Without a key the queue searches all waiting jobs for one of the same key, which takes longer the more wait. A key that no other
-- job has takes the way that only adds.
create or replace function add_channel_job(
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
    job_key := coalesce(add_channel_job.job_key, gen_random_uuid()::text),
    job_key_mode := case when add_channel_job.job_key is null then 'unsafe_dedupe' else 'replace' end,
    priority := add_channel_job.priority);
end $$;

create or replace function add_platform_job(
  task text, payload json, run_at timestamptz default now(), job_key text default null, max_attempts integer default 25)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task,
    payload,
    run_at := add_platform_job.run_at,
    max_attempts := add_platform_job.max_attempts,
    job_key := coalesce(add_platform_job.job_key, gen_random_uuid()::text),
    job_key_mode := case when add_platform_job.job_key is null then 'unsafe_dedupe' else 'replace' end);
end $$;

-- Popularity is counted to a twentieth. One more or less is looked at after each fortieth and counts from a fortieth on, which
-- together keeps that promise.
create or replace function count_learners() returns trigger language plpgsql as $$
declare
  counted bigint;
  known bigint;
begin
  select coalesce(sum(accepted_count), 0) into counted from course_rounds
    where channel_seq = new.channel_seq and course_seq = new.course_seq;
  select learner_count into known from courses
    where channel_seq = new.channel_seq and course_seq = new.course_seq;
  if counted = known or abs(counted - known) * 40 < greatest(counted, known) then return null; end if;
  update courses c set learner_count = counted
  where (c.channel_seq, c.course_seq) in (
    select channel_seq, course_seq from courses
    where channel_seq = new.channel_seq and course_seq = new.course_seq for no key update skip locked);
  return null;
end $$;
drop trigger count_learners on course_rounds;
create trigger count_learners_of_new after insert on course_rounds
  for each row execute function count_learners();
create trigger count_learners after update of accepted_count on course_rounds
  for each row when (
    abs(new.accepted_count - old.accepted_count) > 1
    or new.accepted_count % greatest(new.accepted_count / 40, 1) = 0)
  execute function count_learners();
