-- A package is a course: price, seats, dates, states and reviews are kept once for everything a site sells.
alter table courses
  add column product_kind text not null default 'CLASS' check (product_kind in ('CLASS', 'PACKAGE')),
  -- Bit 512 marks packages, so that lists of classes leave them out from the index alone.
  alter column marks set expression as (
    case when fare_cd = '01' then 2 else 1 end
    + case when lesson_kinds @> array['00'] then 4 else 0 end
    + case when lesson_kinds @> array['02'] then 8 else 0 end
    + case when lesson_kinds @> array['04'] then 16 else 0 end
    + case when lesson_kinds @> array['05'] then 32 else 0 end
    + case difficulty_cd when '01' then 64 when '02' then 128 else 256 end
    + case product_kind when 'PACKAGE' then 512 else 0 end);

-- The classes of a package in their order.
create table package_courses (
  channel_seq bigint not null,
  package_seq bigint not null,
  course_seq  bigint not null,
  sort        integer not null,
  primary key (channel_seq, package_seq, course_seq),
  foreign key (channel_seq, package_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  check (package_seq <> course_seq)
);
create index on package_courses (channel_seq, course_seq);
call belongs_to_channel('package_courses');

-- Looked at when a transaction ends: what is published sells two classes or more.
create function check_package_size() returns trigger language plpgsql as $$
declare
  site bigint;
  package bigint;
begin
  if tg_table_name = 'courses' then
    site := new.channel_seq; package := new.course_seq;
  else
    site := old.channel_seq; package := old.package_seq;
  end if;
  if exists (
    select from courses where channel_seq = site and course_seq = package
      and product_kind = 'PACKAGE' and state in ('SUBMITTED', 'PUBLISHED'))
    and (select count(*) from package_courses where channel_seq = site and package_seq = package) < 2
  then
    raise 'package % has too few classes', package using errcode = '23514', constraint = 'package_has_two_classes';
  end if;
  return null;
end $$;
create constraint trigger package_has_two_classes after insert or update of state on courses
  deferrable initially deferred for each row when (new.product_kind = 'PACKAGE') execute function check_package_size();
create constraint trigger package_keeps_two_classes after delete or update on package_courses
  deferrable initially deferred for each row execute function check_package_size();

-- The places in the classes of a package stand and fall with the place in the package.
alter table enrolments
  add column parent_attend_seq bigint,
  add foreign key (channel_seq, parent_attend_seq) references enrolments (channel_seq, attend_seq);
create index on enrolments (channel_seq, parent_attend_seq) where parent_attend_seq is not null;

create function check_parent_enrolment() returns trigger language plpgsql as $$
begin
  if exists (
    select from enrolments child
    join enrolments parent on parent.channel_seq = child.channel_seq and parent.attend_seq = child.parent_attend_seq
    where child.channel_seq = new.channel_seq
      and (child.attend_seq = new.attend_seq or child.parent_attend_seq = new.attend_seq)
      and child.state in ('PENDING_PAYMENT', 'WAITING', 'APPROVED') and parent.state <> child.state)
  then
    raise 'enrolment % differs from its package', new.attend_seq using errcode = '23514', constraint = 'child_follows_package';
  end if;
  return null;
end $$;
create constraint trigger child_follows_package after insert or update of state on enrolments
  deferrable initially deferred for each row execute function check_parent_enrolment();

-- What was sold as part of a package says of which.
alter table order_items
  add column package_seq bigint,
  add column package_attend_seq bigint,
  add foreign key (channel_seq, package_seq) references courses (channel_seq, course_seq),
  add foreign key (channel_seq, package_attend_seq) references enrolments (channel_seq, attend_seq),
  add check ((package_seq is null) = (package_attend_seq is null));
create index on order_items (channel_seq, package_attend_seq) where package_attend_seq is not null;
