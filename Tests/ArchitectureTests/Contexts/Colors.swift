import Colors
