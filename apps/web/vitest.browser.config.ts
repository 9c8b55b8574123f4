// The tests of the built page in a browser: npm run build, then npm run browser.
import { defineConfig } from "vitest/config";

// Waiting ends by what happens. These are for what never will, and are long enough for a machine with far more to do than it can.
const patience = 5 * 60_000;
const testTimeout = 4 * patience;

declare module "vitest" {
  interface ProvidedContext {
    /** How long anything may be waited for, in milliseconds. */
    patience: number;
  }
}

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/setup.ts",
    provide: { patience },
    testTimeout,
    hookTimeout: testTimeout,
    teardownTimeout: patience,
    expect: { poll: { timeout: patience } },
    maxWorkers: 2,
    // A line for each file, so that what failed is not lost among hundreds of tests that took a while.
    slowTestThreshold: testTimeout,
    // Files share nothing but the connection to the browser, which is worth keeping.
    isolate: false,
  },
});
