-- Campaigns give coupons too.
alter table coupon_issues
  drop constraint coupon_issues_received_by_check,
  add constraint coupon_issues_received_by_check check (received_by in ('CODE', 'DOWNLOAD', 'LINK', 'FORM', 'CAMPAIGN'));
