-- What a person knows a sign-in by in the list of their devices, and when it was last here.
alter table http_sessions add column user_agent text not null default '';
alter table http_sessions add column seen_at timestamptz;
update http_sessions set seen_at = created_at;
alter table http_sessions alter column seen_at set not null;
