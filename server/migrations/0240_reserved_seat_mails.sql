-- Who leaves a payment while a seat is held for them gets one mail with the way back, which they may switch off like others.
alter table mail_notice_choices drop constraint mail_notice_choices_kind_check;
alter table mail_notice_choices add constraint mail_notice_choices_kind_check check (kind in ('SALE', 'ANSWER', 'SEAT'));
