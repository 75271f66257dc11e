-- Whether a learner of another service gets a seat of their own where the class is full: staff decide it for each file. Those who join later are
-- under the decision of their file.
alter table file_imports add column adds_seats boolean not null default false;
alter table imported_sales add column adds_seats boolean not null default false;
