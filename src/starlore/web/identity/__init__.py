"""Who somebody is: a cookie, the devices it stands for, and how another device becomes one of them."""
