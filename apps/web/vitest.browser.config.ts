// The tests of the built page in a browser: npm run build, then npm run browser.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/setup.ts",
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // Files share nothing but the connection to the browser, which is worth keeping.
    isolate: false,
  },
});
