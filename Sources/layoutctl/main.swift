print("layoutctl")
