-- Memberships of a site: what they open, for which terms they are sold, who joined, and what was paid.
create table memberships (
  channel_seq    bigint not null references channels,
  membership_seq bigint generated always as identity,
  name           text not null check (length(name) between 1 and 100),
  description    text not null default '' check (length(description) <= 2000),
  state          text not null check (state in ('DRAFT', 'ON_SALE', 'STOPPED', 'DELETED')),
  sort           integer not null,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  primary key (channel_seq, membership_seq)
);
create index on memberships (channel_seq, sort);
call belongs_to_channel('memberships');

create table membership_terms (
  channel_seq    bigint not null,
  membership_seq bigint not null,
  months         integer not null check (months in (1, 3, 6, 12)),
  -- In won; what those pay who join from now on.
  price          integer not null check (price >= 100),
  primary key (channel_seq, membership_seq, months),
  foreign key (channel_seq, membership_seq) references memberships (channel_seq, membership_seq)
);
call belongs_to_channel('membership_terms');

create table membership_courses (
  channel_seq    bigint not null,
  membership_seq bigint not null,
  course_seq     bigint not null,
  primary key (channel_seq, membership_seq, course_seq),
  foreign key (channel_seq, membership_seq) references memberships (channel_seq, membership_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on membership_courses (channel_seq, course_seq);
call belongs_to_channel('membership_courses');

-- All classes of a category, also those that come later.
create table membership_categories (
  channel_seq          bigint not null,
  membership_seq       bigint not null,
  channel_category_seq bigint not null,
  primary key (channel_seq, membership_seq, channel_category_seq),
  foreign key (channel_seq, membership_seq) references memberships (channel_seq, membership_seq),
  foreign key (channel_seq, channel_category_seq) references channel_categories (channel_seq, channel_category_seq)
    on delete cascade
);
create index on membership_categories (channel_seq, channel_category_seq);
call belongs_to_channel('membership_categories');

-- Whose subscription it is, and to which membership. How it stands is known by the subscription.
create table membership_subscriptions (
  channel_seq      bigint not null,
  subscription_seq bigint not null,
  membership_seq   bigint not null,
  user_seq         bigint not null references users,
  consented_at     timestamptz not null,
  primary key (channel_seq, subscription_seq),
  foreign key (channel_seq, subscription_seq) references subscriptions (channel_seq, subscription_seq),
  foreign key (channel_seq, membership_seq) references memberships (channel_seq, membership_seq)
);
create index on membership_subscriptions (channel_seq, membership_seq);
create index on membership_subscriptions (channel_seq, user_seq);
call belongs_to_channel('membership_subscriptions');

-- The order that a charge became.
create table membership_orders (
  channel_seq      bigint not null,
  charge_seq       bigint not null,
  subscription_seq bigint not null,
  order_seq        bigint not null,
  primary key (channel_seq, charge_seq),
  unique (channel_seq, order_seq),
  foreign key (channel_seq, charge_seq) references subscription_charges (channel_seq, charge_seq),
  foreign key (channel_seq, subscription_seq) references membership_subscriptions (channel_seq, subscription_seq),
  foreign key (channel_seq, order_seq) references orders (channel_seq, order_seq)
);
create index on membership_orders (channel_seq, subscription_seq);
call belongs_to_channel('membership_orders');

-- The places that a subscription gave. They end with it.
create table membership_places (
  channel_seq      bigint not null,
  attend_seq       bigint not null,
  subscription_seq bigint not null,
  primary key (channel_seq, attend_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  foreign key (channel_seq, subscription_seq) references membership_subscriptions (channel_seq, subscription_seq)
);
create index on membership_places (channel_seq, subscription_seq);
call belongs_to_channel('membership_places');

alter table enrolments
  drop constraint enrolments_source_check,
  add constraint enrolments_source_check check (source in ('ORDER', 'FREE', 'MEMBERSHIP'));
alter table order_items
  drop constraint order_items_kind_check,
  add constraint order_items_kind_check check (kind in ('COURSE', 'MEMBERSHIP'));
