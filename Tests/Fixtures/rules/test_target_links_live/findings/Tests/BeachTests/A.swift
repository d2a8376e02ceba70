import Beach
import Testing
import TideClientLive  // expect: test_target_links_live(warning) 8 "test target 'BeachTests' imports the live module 'TideClientLive': a test that misses an override"
