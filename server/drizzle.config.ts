import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/story-schema.ts',
    './src/db/narration-schema.ts',
    './src/db/auth-schema.ts',
    './src/db/billing-schema.ts',
  ],
  out: './src/db/migrations',
})
