-- Where the mail programs' own button to unsubscribe leads (RFC 8058); the built-in mailbox shows it as they do.
alter table mailbox_mails add column unsubscribe_url text;
