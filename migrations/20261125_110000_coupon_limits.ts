import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// How often a coupon may be used and by whom, its single-use codes, and which order uses which (decision 075).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "coupons" ADD COLUMN "max_uses" numeric;
    ALTER TABLE "coupons" ADD COLUMN "max_per_customer" numeric;
    ALTER TABLE "coupons" ADD COLUMN "first_order_only" boolean DEFAULT false;
    ALTER TABLE "_coupons_v" ADD COLUMN "version_max_uses" numeric;
    ALTER TABLE "_coupons_v" ADD COLUMN "version_max_per_customer" numeric;
    ALTER TABLE "_coupons_v" ADD COLUMN "version_first_order_only" boolean DEFAULT false;

    create table coupon_codes (
      id uuid primary key default gen_random_uuid(),
      coupon_id uuid not null references coupons (id) on delete cascade,
      code text not null unique,
      batch uuid not null,
      made_by text not null,
      made_at timestamptz not null
    );
    create index coupon_codes_coupon on coupon_codes (coupon_id, made_at);
    create index coupon_codes_batch on coupon_codes (batch);

    create table coupon_uses (
      order_id uuid primary key references orders (id) on delete cascade,
      coupon_id uuid not null references coupons (id) on delete cascade,
      code_id uuid references coupon_codes (id) on delete set null,
      limit_total integer,
      limit_each integer,
      is_over boolean not null default false,
      claimed_at timestamptz not null default now()
    );
    create index coupon_uses_coupon on coupon_uses (coupon_id);
    create index coupon_uses_code on coupon_uses (code_id) where code_id is not null;

    create function plain_address(email text) returns text language sql immutable strict parallel safe as $$
      select case when split_part(lower(trim(email)), '@', 2) in ('gmail.com', 'googlemail.com')
        then replace(split_part(split_part(lower(trim(email)), '@', 1), '+', 1), '.', '') || '@gmail.com'
        else split_part(split_part(lower(trim(email)), '@', 1), '+', 1) || '@' || split_part(lower(trim(email)), '@', 2) end
    $$;
    create index orders_plain_address on orders (plain_address(email));

    insert into coupon_uses (order_id, coupon_id, claimed_at)
    select distinct on (o.id) o.id, c.id, coalesce(o.paid_at, o.updated_at)
    from orders o cross join jsonb_array_elements(o.quote -> 'applied') as step join coupons c on c.code = step ->> 'rule'
    where step ->> 'kind' = 'coupon' and o.coupon is not null and o.state in ('pending', 'paid') and coalesce(o.charge, 1) = 1;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index orders_plain_address;
    drop function plain_address(text);
    drop table coupon_uses;
    drop table coupon_codes;
    ALTER TABLE "coupons" DROP COLUMN "max_uses";
    ALTER TABLE "coupons" DROP COLUMN "max_per_customer";
    ALTER TABLE "coupons" DROP COLUMN "first_order_only";
    ALTER TABLE "_coupons_v" DROP COLUMN "version_max_uses";
    ALTER TABLE "_coupons_v" DROP COLUMN "version_max_per_customer";
    ALTER TABLE "_coupons_v" DROP COLUMN "version_first_order_only";`)
}
