import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant with time zone, to the millisecond, like a JavaScript date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Every document has both; every change of its content sets the second. */
export const stamps = {
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
};

export const id = () => uuid('id').primaryKey();

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
