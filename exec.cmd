@rem On Windows npm runs scripts by cmd, which has no exec: there this runs the command that follows.
@%*
