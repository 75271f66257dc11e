-- Challenges and contents are sold as classes are: price, seats, dates, states and reviews are kept once. A name for each check.
alter table courses
  drop constraint courses_product_kind_check,
  add constraint courses_product_kind_check check (product_kind in ('CLASS', 'PACKAGE', 'CHALLENGE', 'CONTENTS')),
  -- Bits 512 to 2048: what kind of product it is; a class has none of them.
  alter column marks set expression as (
    case when fare_cd = '01' then 2 else 1 end
    + case when lesson_kinds @> array['00'] then 4 else 0 end
    + case when lesson_kinds @> array['02'] then 8 else 0 end
    + case when lesson_kinds @> array['04'] then 16 else 0 end
    + case when lesson_kinds @> array['05'] then 32 else 0 end
    + case difficulty_cd when '01' then 64 when '02' then 128 else 256 end
    + case product_kind when 'PACKAGE' then 512 when 'CHALLENGE' then 1024 when 'CONTENTS' then 2048 else 0 end),
  drop constraint goods_are_paid_for,
  -- Contents are read and watched on the site; a challenge may come with a kit.
  add constraint goods_are_paid_for check (
    delivery_cd = '99'
    or (fare_cd = '01' and product_kind in ('CLASS', 'CHALLENGE') and discount_price is distinct from 0));
