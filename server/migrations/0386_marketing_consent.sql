-- Whether the site asks people for consent to marketing when they sign up.
alter table channels add column asks_marketing boolean not null default true;
