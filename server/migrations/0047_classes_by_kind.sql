-- The list of the management narrowed to one kind: the newest first, from the index alone.
create index courses_by_kind on courses (channel_seq, course_type_cd, created_at, course_seq)
  include (state, public_cd, service_alias);
