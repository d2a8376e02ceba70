import Beach
