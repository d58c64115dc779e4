"""What the command tells the shell; 0 is success."""

NO_READER = 1
BAD_INPUT = 2
NOT_MET = 3
INTERRUPTED = 130
TERMINATED = 143
