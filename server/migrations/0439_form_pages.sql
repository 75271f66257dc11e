-- A break begins the next page of a form.
alter table form_items
  drop constraint form_items_item_type_check,
  add constraint form_items_item_type_check check (item_type in
    ('SHORT_TEXT', 'LONG_TEXT', 'MULTIPLE_CHOICE', 'SINGLE_CHOICE', 'DROPDOWN', 'PHONE_NUMBER', 'EMAIL', 'NUMBER', 'DATE',
     'RATING', 'AGREE', 'SECTION', 'PAGE'));
