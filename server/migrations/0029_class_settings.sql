-- What the page of a class shows beside the class itself. A class without a row shows it as everybody begins with.
create table course_settings (
  channel_seq                bigint not null,
  course_seq                 bigint not null,
  review_show_yn             text not null default 'Y' check (review_show_yn in ('Y', 'N')),
  qa_show_yn                 text not null default 'Y' check (qa_show_yn in ('Y', 'N')),
  question_status_cd         text not null default '00' check (question_status_cd in ('00', '99')),
  attend_count_show_yn       text not null default 'Y' check (attend_count_show_yn in ('Y', 'N')),
  tutor_show_yn              text not null default 'Y' check (tutor_show_yn in ('Y', 'N')),
  validity_show_yn           text not null default 'Y' check (validity_show_yn in ('Y', 'N')),
  -- True numbers that press for a decision: how long, how many seats, how many people so far.
  promotion_show_yn          text not null default 'N' check (promotion_show_yn in ('Y', 'N')),
  remaining_term_show_yn     text not null default 'Y' check (remaining_term_show_yn in ('Y', 'N')),
  remaining_attendee_show_yn text not null default 'Y' check (remaining_attendee_show_yn in ('Y', 'N')),
  rolling_show_yn            text not null default 'Y' check (rolling_show_yn in ('Y', 'N')),
  remaining_end_at           timestamptz,
  floating_show_yn           text not null default 'N' check (floating_show_yn in ('Y', 'N')),
  floating_review_show_yn    text not null default 'N' check (floating_review_show_yn in ('Y', 'N')),
  floating_label             text not null default '' check (length(floating_label) <= 40),
  floating_button            text not null default '' check (length(floating_button) <= 20),
  floating_show_start_at     timestamptz,
  floating_show_end_at       timestamptz,
  -- In their order: key, title, type and value of each.
  event_fields               jsonb not null default '[]',
  updated_at                 timestamptz not null,
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  check (floating_show_end_at > floating_show_start_at),
  check (floating_show_yn = 'N' or floating_label <> '')
);
call belongs_to_channel('course_settings');

-- What a class costs in dollars (cents), in monthly parts and for material: told, while the price in won is what is paid.
alter table courses add column display_currency text not null default 'KRW' check (display_currency in ('KRW', 'USD'));
alter table courses add column price_ex bigint check (price_ex >= 0);
alter table courses add column discount_price_ex bigint check (discount_price_ex >= 0 and discount_price_ex < price_ex);
alter table courses add column installment_month integer check (installment_month between 2 and 36);
alter table courses add column material_title text not null default '';
alter table courses add column material_price bigint check (material_price >= 0);
alter table courses add column material_price_ex bigint check (material_price_ex >= 0);
alter table courses add check (discount_price_ex is null or price_ex is not null);
alter table courses add check (display_currency = 'KRW' or price_ex is not null);
alter table courses add check ((material_price is null) = (material_price_ex is null));

-- Addresses that lead to a class and count who came by them: /in/3/spring.
create table course_entry_codes (
  channel_seq bigint not null,
  course_seq  bigint not null,
  event_code  text not null check (event_code ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  label       text not null check (label <> '' and length(label) <= 40),
  hits        bigint not null default 0 check (hits >= 0),
  created_at  timestamptz not null,
  primary key (channel_seq, course_seq, event_code),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
call belongs_to_channel('course_entry_codes');
