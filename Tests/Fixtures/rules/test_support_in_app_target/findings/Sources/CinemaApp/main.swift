import Formatting
import HallTestUtils  // expect: test_support_in_app_target(error) 8
import SeatMocks  // expect: test_support_in_app_target(note) 8 "which by its name is for tests"
import Seats
import Tickets
