// The tests of the built page in a browser: npm run build, then npm run browser.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/setup.ts",
    testTimeout: 60_000,
    // One run of six had a single failure that did not come again. A second try has a profile of its
    // own, and is named in the report; what fails twice fails.
    retry: 1,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // Files share nothing but the connection to the browser, which is worth keeping.
    isolate: false,
  },
});
