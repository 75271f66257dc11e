-- A code is waited for from one person, who proves one address at a time; two people who name the same address no longer
-- end each other's codes. Codes live ten minutes, so those under way are asked for anew.
drop index email_verifications_open;
update email_verifications set state = 'REPLACED' where state = 'SENT';
create unique index email_verifications_open on email_verifications (user_seq) where state = 'SENT';
create index email_verifications_of_person on email_verifications (user_seq, created_at);
